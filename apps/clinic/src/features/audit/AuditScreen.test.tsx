import type { AuditEntry } from '@zampa/contract/audit/objects';
import { describe, expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { AuditScreen } from './AuditScreen.tsx';

const READ: AuditEntry = {
  id: '0198c0de-1234-7abc-8def-0123456789ab',
  date: '2026-11-24T09:45:00.000Z',
  kind: 'HEALTH_READ',
  action: 'readNotes',
  user: { id: '0198c0de-1234-7abc-8def-0123456789ac', firstName: 'Marco', lastName: 'Neri' },
  pet: { id: '0198c0de-1234-7abc-8def-0123456789ad', name: 'Luna' },
  subject: null,
  network: '192.0.2.7',
  device: 'Chrome · Windows',
  changes: [],
  seq: 1,
  hash: 'ab',
};
const RIGHTS: AuditEntry = {
  ...READ,
  id: '0198c0de-1234-7abc-8def-0123456789ae',
  kind: 'RIGHTS',
  action: 'updateStaff',
  pet: null,
  device: null,
  changes: [{ field: 'role', before: '5', after: '3' }],
};

const rendered = (entries: readonly AuditEntry[], onSearch = (_search: object) => {}) =>
  renderAtClinic(<AuditScreen search={{}} onSearch={onSearch} />, {
    answers: {
      'GET /audit': () => entries,
      'GET /users/facility/{id}/vets': () => [],
      'GET /audit/verification': () => ({ entries: 2, waiting: 0, firstBroken: 2, head: 'ab' }),
    },
  });

describe('AuditScreen', () => {
  it('shows who did what, when, from where, and roles by name', async () => {
    const { page } = await rendered([READ, RIGHTS]);
    await expect.element(page.getByText('Visit notes read · Luna')).toBeVisible();
    await expect.element(page.getByText('Chrome · Windows, address 192.0.2.7')).toBeVisible();
    await expect.element(page.getByText('role: Secretary → Veterinarian')).toBeVisible();
  });

  it('filters by kind and by pet', async () => {
    const searches: object[] = [];
    const { page } = await rendered([READ], (search) => searches.push(search));
    await page.getByRole('button', { name: 'Only Luna' }).click();
    await page.getByLabelText('Kind').selectOptions('MONEY');
    expect(searches).toEqual([{ pet: READ.pet?.id }, { kind: 'MONEY' }]);
  });

  it('tells what will appear in an empty log', async () => {
    const { page } = await rendered([]);
    await expect.element(page.getByRole('heading', { name: 'No entries yet' })).toBeVisible();
  });

  it('says which entry was changed or removed', async () => {
    const { page } = await rendered([READ]);
    await page.getByRole('button', { name: 'Check the log' }).click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Entry 2 was changed or removed. Contact support.');
  });
});
