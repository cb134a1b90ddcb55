/** The address of a member's page. Browsers take a part of one or two dots, escaped or not, for a way through folders;
 * the server finds names of wide dots, too. */
export function personPath(name: string): string {
  const written = /^\.{1,2}$/.test(name) ? name.replaceAll(".", "．") : name;
  return `/people/${encodeURIComponent(written)}`;
}
