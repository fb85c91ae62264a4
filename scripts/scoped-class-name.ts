import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { ROOT } from './root.ts';

/**
 * Names a class of a style file: its own name with a sign of its file, by which all of a file compress well, and which
 * stays when the file changes.
 */
export function scopedClassName(name: string, file: string): string {
  const [path = ''] = relative(ROOT, file).split('?');
  return `_${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`;
}
