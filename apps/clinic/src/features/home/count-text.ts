/** Returns how many there are, from what is loaded: `30+` while the list goes on. */
export function countText(loaded: number, goesOn: boolean): string {
  return goesOn ? `${loaded}+` : String(loaded);
}
