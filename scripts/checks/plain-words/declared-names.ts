import { type Comment, type Node, type Program, Visitor, parseSync } from 'oxc-parser';

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

/** An identifier where it is declared; `line` counts from 1. */
export type DeclaredName = {
  readonly name: string;
  readonly isFunction: boolean;
  readonly line: number;
};

/** Returns the names that a file declares: functions, variables, parameters, types and their members. */
export function declaredNames({ program, lineAt }: ParsedFile): readonly DeclaredName[] {
  const names: DeclaredName[] = [];
  const add = (node: Node | null | undefined, isFunction = false): void => {
    if (node?.type === 'Identifier')
      names.push({ name: node.name, isFunction, line: lineAt(node.start) });
    else for (const part of patternParts(node)) add(part);
  };
  const addFunction = ({ id, params }: { id: Node | null; params: readonly Node[] }) => {
    add(id, true);
    for (const param of params) add(param);
  };
  new Visitor({
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: ({ params }) => addFunction({ id: null, params }),
    VariableDeclarator: ({ id, init }) =>
      add(id, init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression'),
    ClassDeclaration: ({ id }) => add(id),
    TSTypeAliasDeclaration: ({ id }) => add(id),
    TSInterfaceDeclaration: ({ id }) => add(id),
    TSPropertySignature: ({ key, computed }) => add(computed ? null : key),
    TSMethodSignature: ({ key, computed }) => add(computed ? null : key, true),
    PropertyDefinition: ({ key, computed }) => add(computed ? null : key),
    MethodDefinition: ({ key, computed }) => add(computed ? null : key, true),
  }).visit(program);
  return names;
}

/** Returns the parts of a destructuring pattern or of a parameter with a default that declare names. */
function patternParts(node: Node | null | undefined): readonly (Node | null)[] {
  switch (node?.type) {
    case 'ObjectPattern':
      return node.properties.map((part) => (part.type === 'Property' ? part.value : part));
    case 'ArrayPattern':
      return node.elements;
    case 'AssignmentPattern':
      return [node.left];
    case 'RestElement':
      return [node.argument];
    default:
      return [];
  }
}
