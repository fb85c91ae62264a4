/** Which clients were chosen to do something with all of them. */
export interface ClientSelection {
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}
