/** Returns the action of a key on the requests screen, or `null` if it has none. */
export function actionOfKey(key: string): 'help' | 'focus' | 'press' | null {
  if (key === '?') return 'help';
  if (key === '/') return 'focus';
  return key === 'a' || key === 'p' || key === 'f' ? 'press' : null;
}
