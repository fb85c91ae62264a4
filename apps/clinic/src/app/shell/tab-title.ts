/**
 * Returns the tab's title; the number of what waits stands in front, where a narrow tab still shows it, and before it whether
 * somebody is at the door of a video consultation.
 */
export function tabTitle(title: string, waiting: number, isAtDoor = false): string {
  const count = waiting > 0 ? `(${waiting}) ` : '';
  return `${isAtDoor ? '📹 ' : ''}${count}${title} · Zampa`;
}
