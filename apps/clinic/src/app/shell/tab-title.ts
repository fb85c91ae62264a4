/** Returns the tab's title; the number of what waits stands in front, where a narrow tab still shows it. */
export function tabTitle(title: string, waiting: number): string {
  return waiting > 0 ? `(${waiting}) ${title} · Zampa` : `${title} · Zampa`;
}
