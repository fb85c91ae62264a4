import '@zampa/i18n/english/conversations-new-request';
import type { Pet } from '@zampa/contract/pets/objects';
import type { RequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, luna, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { StepProps } from './step-props.ts';
import { SignsStep } from './SignsStep.tsx';

/** In the same family as Luna, but not chosen in the request. */
const hen: Pet = { ...luna, id: ids.visit, name: 'Cocca', SpeciesId: 7 };

const changed = vi.fn<(changes: Partial<RequestDraft>) => void>();

function Signs() {
  const [draft, setDraft] = useState({
    pets: [luna.id],
    redFlags: null,
  } as unknown as RequestDraft);
  const change = (changes: Partial<RequestDraft>) => {
    changed(changes);
    setDraft({ ...draft, ...changes });
  };
  const props = { draft, pets: [luna, hen], onChange: change } as unknown as StepProps;
  return <SignsStep {...props} />;
}

it('SignsStep makes a request urgent with the first sign, and no longer urgent without signs', async () => {
  const { page } = await renderScreen(<Signs />, { app: 'owner', me: marta });
  const poison = page.getByRole('checkbox', { name: 'something poisonous' });
  await poison.click();
  await expect.element(poison).toBeChecked();
  await poison.click();
  await expect.element(poison).not.toBeChecked();
  expect(changed.mock.calls).toEqual([
    [{ redFlags: ['POISONING'], priority: 'HIGH' }],
    [{ redFlags: [], priority: 'MEDIUM' }],
  ]);
  // Only the chosen pet counts: Luna is a dog, so laying eggs is not asked about, although a hen lives with her.
  await expect.element(page.getByRole('checkbox', { name: 'Belly swollen' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'egg' })).not.toBeInTheDocument();
});
