import { CONSENT_TEXT_VERSION } from '@zampa/domain/privacy/consent';
import type { accounts, consents } from '../src/schema/people.ts';
import type { Seeding } from './seeding.ts';

export const DEMO_PASSWORD = 'Zampa-demo-1';
export const DEMO_VET = 'vet@zampa.example';
export const DEMO_OWNER = 'owner@zampa.example';

/** Rows of an account after sign-up, with its consents. */
export type AccountRows = {
  readonly account: typeof accounts.$inferInsert;
  readonly consents: readonly (typeof consents.$inferInsert)[];
};

type Opening = {
  readonly email: string;
  readonly name: string;
  readonly familyName: string;
  readonly language: 'en' | 'it';
  readonly passwordHash: string;
  readonly createdAt: Date;
};

/** Returns the rows of an account with a confirmed address. */
export function createAccount({ newId }: Seeding, opening: Opening): AccountRows {
  const { createdAt } = opening;
  const accountId = newId();
  const granted = { terms: 1, marketing: 0, thirdparties: 0 } as const;
  const { marketing, thirdparties } = granted;
  return {
    account: { ...opening, id: accountId, marketing, thirdparties, confirmedAt: createdAt },
    consents: Object.entries(granted).map(([kind, value]) => ({
      id: newId(),
      accountId,
      kind,
      granted: value,
      textVersion: CONSENT_TEXT_VERSION,
      createdAt,
    })),
  };
}
