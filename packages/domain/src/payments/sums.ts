import type { MoneyEntry } from './ledger.ts';
import { isCashEntry, RECEIVING } from './movements.ts';

type Moved = {
  readonly type: MoneyEntry;
  /** Minor units; negative for money returned. */
  readonly amount: number;
  readonly fee: number;
};

/** Totals of movements, in minor units. */
export type MovementSums = {
  readonly received: number;
  readonly byCard: number;
  readonly inCash: number;
  /** Total returned, as a positive amount. */
  readonly returned: number;
  readonly fees: number;
  /** Remainder after returns and fees. */
  readonly left: number;
};

const isReceived = ({ type }: Moved) => RECEIVING.some((receiving) => receiving === type);
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Sums money movements. */
export function sumMovements(movements: readonly Moved[]): MovementSums {
  const received = movements.filter(isReceived);
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
