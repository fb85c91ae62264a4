import '@zampa/i18n/english/clients';
import { client, ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { ClientCards } from './ClientCards.tsx';
import { ClientTable } from './ClientTable.tsx';
import { useClientSelection } from './selection.ts';

/** Returns a client that counts how often it is rendered. */
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
])('selecting a client on %s renders only that client again', async (_where, List) => {
  const [first, second] = [watched(ids.client), watched(ids.otherClient)];
  const [clients, search] = [[first.seen, second.seen], {}];
  function Chosen() {
    const selection = useClientSelection();
    return <List clients={clients} search={search} selection={selection} />;
  }
  const { page: screen } = await renderAtClinic(<Chosen />, { answers: {} });
  const boxes = screen.getByRole('checkbox', { name: 'Select' });
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

it.each([
  { width: 744, hasSince: false },
  { width: 1100, hasSince: true },
])(
  'ClientTable at $width px shows balance and actions, and "Client since": $hasSince',
  async (row) => {
    function Shown() {
      const selection = useClientSelection();
      return (
        <div style={{ width: row.width }}>
          <ClientTable clients={[{ ...client, pets: [] }]} search={{}} selection={selection} />
        </div>
      );
    }
    await page.viewport(1280, 800);
    const { page: screen } = await renderAtClinic(<Shown />, { answers: {} });
    const table = screen.getByRole('table');
    await expect.element(table).toBeVisible();
    const edge = table.element().parentElement?.getBoundingClientRect().right ?? 0;
    const seen = [...table.element().querySelectorAll('th')].filter((column) => {
      const { width, right } = column.getBoundingClientRect();
      return width > 0 && right <= edge;
    });
    const names = seen.map((column) => column.ariaLabel ?? column.textContent);
    expect(names).toEqual([
      '',
      'Client',
      'Pets',
      'Contact',
      'Status',
      ...(row.hasSince ? ['Client since'] : []),
      'Balance',
      'Message client',
    ]);
  },
);

it('ClientTable shows the mobile number of a client without another phone number', async () => {
  const reached = { ...client, email: null, phone: null, mobile: '+393330000001', pets: [] };
  function Shown() {
    return <ClientTable clients={[reached]} search={{}} selection={useClientSelection()} />;
  }
  await page.viewport(1280, 800);
  const { page: screen } = await renderAtClinic(<Shown />, { answers: {} });
  await expect.element(screen.getByText('+39 333 000 0001')).toBeVisible();
});

it('ClientTable prefers the mobile number to another phone number', async () => {
  const called = { ...client, pets: [], phone: '+39021', mobile: '+39333' };
  function Shown() {
    return <ClientTable clients={[called]} search={{}} selection={useClientSelection()} />;
  }
  await page.viewport(1280, 800);
  const { page: screen } = await renderAtClinic(<Shown />, { answers: {} });
  await expect.element(screen.getByText('+39333')).toBeVisible();
  expect(screen.getByText('+39021').query()).toBeNull();
});
