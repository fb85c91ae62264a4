import '@zampa/i18n/english/clients';
import { client, ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { ClientCards } from './ClientCards.tsx';
import { ClientTable } from './ClientTable.tsx';
import { useSelection } from './selection.ts';

/** A client who counts how often they are drawn. */
function watched(id: string) {
  const drawn = { times: 0 };
  const seen = Object.defineProperty({ ...client, id, pets: [] }, 'balance', {
    get: () => {
      drawn.times += 1;
      return 0;
    },
  });
  return { seen, drawn };
}

it.each([
  ['a wide screen', ClientTable],
  ['a narrow one', ClientCards],
])('who is chosen on %s is drawn anew, and nobody else', async (_where, List) => {
  const [first, second] = [watched(ids.client), watched(ids.otherClient)];
  const [clients, search] = [[first.seen, second.seen], {}];
  function Chosen() {
    const selection = useSelection();
    return <List clients={clients} search={search} selection={selection} />;
  }
  const { page } = await renderAtClinic(<Chosen />, { answers: {} });
  const boxes = page.getByRole('checkbox', { name: 'Choose' });
  await expect.element(boxes.last()).toBeVisible();
  const before = { first: first.drawn.times, second: second.drawn.times };
  expect(before.first).toBeGreaterThan(0);
  await boxes.last().click();
  await expect.element(boxes.last()).toBeChecked();
  expect(second.drawn.times).toBeGreaterThan(before.second);
  expect(first.drawn.times).toBe(before.first);
  await boxes.last().click();
  await expect.element(boxes.last()).not.toBeChecked();
});
