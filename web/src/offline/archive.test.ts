import { expect, test } from "vitest";
import { unpack } from "./archive";

/** An archive with these files, up to the list of files at its end. */
function packed(files: Record<string, string>): ArrayBuffer {
  const parts = Object.entries(files).map(([path, text]) => {
    const [name, content] = [new TextEncoder().encode(path), new TextEncoder().encode(text)];
    const header = new DataView(new ArrayBuffer(30));
    header.setUint32(0, 0x04034b50, true);
    header.setUint32(18, content.length, true);
    header.setUint16(26, name.length, true);
    return [...new Uint8Array(header.buffer), ...name, ...content];
  });
  return new Uint8Array([...parts.flat(), 0x50, 0x4b, 1, 2]).buffer;
}

test("every file is written into its folder", () => {
  const [folders, written]: [string[], Record<string, string>] = [[], {}];
  unpack(packed({ "a.txt": "one", "b/c/d.txt": "två", "b/c/e.txt": "" }), {
    mkdirTree: (folder) => void folders.push(folder),
    writeFile: (path, content) => void (written[path] = new TextDecoder().decode(content)),
  });
  expect(folders).toEqual(["b/c"]);
  expect(written).toEqual({ "a.txt": "one", "b/c/d.txt": "två", "b/c/e.txt": "" });
});
