import type { MoneyEntry } from './ledger.ts';
import { isCashEntry, RECEIVING } from './movements.ts';

type Moved = {
  readonly type: MoneyEntry;
  /** Minor units, negative for what went out. */
  readonly amount: number;
  readonly fee: number;
};

/** What lines come to, in minor units. */
export type Sums = {
  readonly received: number;
  readonly byCard: number;
  readonly inCash: number;
  /** What went back, as a positive amount. */
  readonly returned: number;
  readonly fees: number;
  /** What stays of it all, less the fees. */
  readonly left: number;
};

const receives = ({ type }: Moved) => RECEIVING.some((receiving) => receiving === type);
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Sums up lines by which money has moved. */
export function sumsOf(movements: readonly Moved[]): Sums {
  const received = movements.filter(receives);
  const inCash = total(
    received.filter(({ type }) => isCashEntry(type)).map(({ amount }) => amount),
  );
  const all = total(received.map(({ amount }) => amount));
  const moved = total(movements.map(({ amount }) => amount));
  const fees = total(movements.map(({ fee }) => fee));
  return {
    received: all,
    byCard: all - inCash,
    inCash,
    returned: all - moved,
    fees,
    left: moved - fees,
  };
}
