/** Returns what a key does on the requests screen; `null` for one that has no meaning there. */
export function actionOfKey(key: string): 'help' | 'focus' | 'press' | null {
  if (key === '?') return 'help';
  if (key === '/') return 'focus';
  return key === 'a' || key === 'p' || key === 'f' ? 'press' : null;
}
