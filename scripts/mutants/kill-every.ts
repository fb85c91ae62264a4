import { globSync } from 'node:fs';
import { createScratchCheckout } from './scratch-checkout.ts';
import { ROOT } from '../root.ts';
import { showCommand } from '../run-command.ts';

/** Code that unit tests alone prove: rules, the client without what is React's, and server files with a unit test. */
const PURE = {
  domain: { of: ['packages/domain/src/**/*.ts'], but: [] },
  client: {
    of: [
      'packages/client/src/{api,observable}.ts',
      'packages/client/src/{address,api,conversations,files,forms,query,realtime,session,storage}/**/*.ts',
      'packages/client/src/appointments/{calendar-*,is-busy,receive-calendar,wall-*}.ts',
    ],
    but: ['**/use-*.ts'],
  },
  server: {
    of: globSync('apps/api/src/**/*.test.ts', { cwd: ROOT }).map((test) =>
      test.replace('.test.ts', '.ts'),
    ),
    but: [],
  },
} as const;
const TESTS = ['**/*.test.ts', '**/*.test-data.ts', '**/*.fixture.ts'];

export type PureCode = keyof typeof PURE;
export const PURE_CODE = Object.keys(PURE) as readonly PureCode[];

/**
 * Lets Stryker change every condition, operator and call of the code, one after the other, in a copy of the checkout.
 * Whether 95 of a hundred changes are noticed; it prints the others.
 */
export async function killEveryMutant(code: PureCode): Promise<boolean> {
  const { root, remove } = await createScratchCheckout();
  const { of, but } = PURE[code];
  const files = globSync([...of], { cwd: root, exclude: [...but, ...TESTS] });
  const mutate = ['--mutate', files.join(',')];
  try {
    return await showCommand('stryker', ['run', 'scripts/stryker/stryker.json', ...mutate], root);
  } finally {
    await remove();
  }
}
