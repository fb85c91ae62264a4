import { createScratchCheckout } from './scratch-checkout.ts';
import { showCommand } from './run-command.ts';

const TESTS = '!**/*.{test,test-data,fixture}.ts';

/** Code that is proved by unit tests alone: rules, and the client without what is React's. */
const PURE = {
  domain: ['packages/domain/src/**/*.ts', TESTS],
  client: [
    'packages/client/src/{api,observable}.ts',
    'packages/client/src/{address,api,calendar,conversations,files,forms,query,realtime,session,storage}/**/*.ts',
    '!**/use-*.ts',
    '!packages/client/src/calendar/availability.ts',
    TESTS,
  ],
} as const;

export type PureCode = keyof typeof PURE;
export const PURE_CODE = Object.keys(PURE) as readonly PureCode[];

/**
 * Lets Stryker change every condition, operator and call of the code, one after the other, in a copy of the checkout.
 * Whether 95 of a hundred changes are noticed; it prints the others.
 */
export async function killEveryMutant(code: PureCode): Promise<boolean> {
  const { root, remove } = await createScratchCheckout();
  const mutate = ['--mutate', PURE[code].join(',')];
  return showCommand('stryker', ['run', 'scripts/stryker/stryker.json', ...mutate], root).finally(
    remove,
  );
}
