/**
 * Returns the title of the browser tab. The number of waiting items comes first, so that narrow tabs still show it;
 * 📹 marks a guest in the waiting room of a video visit.
 */
export function tabTitle(title: string, waiting: number, isGuestWaiting = false): string {
  const count = waiting > 0 ? `(${waiting}) ` : '';
  return `${isGuestWaiting ? '📹 ' : ''}${count}${title} · Zampa`;
}
