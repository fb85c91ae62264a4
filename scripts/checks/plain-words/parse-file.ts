import { parseSync, type Comment, type Program } from 'oxc-parser';

/** A parsed source file. `lineAt` returns the line of an offset, counted from 1. */
export type ParsedFile = {
  readonly text: string;
  readonly program: Program;
  readonly comments: readonly Comment[];
  readonly lineAt: (offset: number) => number;
};

/**
 * Parses TypeScript or TSX.
 *
 * @throws Error when the file does not parse
 */
export function parseFile(path: string, text: string): ParsedFile {
  const { program, comments, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return { text, program, comments, lineAt: (offset) => text.slice(0, offset).split('\n').length };
}
