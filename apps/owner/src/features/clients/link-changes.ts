/** What has to be told to a clinic so that it sees the chosen pets and no others. */
export type LinkChanges = { readonly link: readonly string[]; readonly unlink: readonly string[] };

export function linkChanges(seen: readonly string[], chosen: readonly string[]): LinkChanges {
  return {
    link: chosen.filter((id) => !seen.includes(id)),
    unlink: seen.filter((id) => !chosen.includes(id)),
  };
}
