/** Unpacks archives of the kind that tools/pack.py writes: zip files whose contents are not compressed. Python could do
 * it, too, but takes ten times as long. */

interface Files {
  mkdirTree(folder: string): void;
  writeFile(path: string, content: Uint8Array): void;
}

/** What each file in the archive begins with. */
const SIGNATURE = 0x04034b50;
const HEADER_LENGTH = 30;

export function unpack(archive: ArrayBuffer, files: Files): void {
  const view = new DataView(archive);
  const made = new Set<string>();
  for (let at = 0; view.getUint32(at, true) === SIGNATURE;) {
    const size = view.getUint32(at + 18, true);
    const name = new Uint8Array(archive, at + HEADER_LENGTH, view.getUint16(at + 26, true));
    const path = new TextDecoder().decode(name);
    const folder = path.slice(0, Math.max(path.lastIndexOf("/"), 0));
    if (folder && !made.has(folder)) files.mkdirTree(folder);
    made.add(folder);
    const start = at + HEADER_LENGTH + name.length + view.getUint16(at + 28, true);
    files.writeFile(path, new Uint8Array(archive, start, size));
    at = start + size;
  }
}
