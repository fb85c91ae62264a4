import { newOwner } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { insertJob } from '../jobs/jobs.ts';
import { useProduct, type Product } from '../product.ts';
import { requestAndRunErasure } from './account-erasure.ts';

/** Inserts a job that was given up, which keeps its payload. */
async function insertFailedJob({ pool, ...rest }: Product, kind: string, payload: object) {
  const id = await insertJob({ pool, ...rest }, kind, payload);
  await pool.query(`update outbox set done_at = due_at, failure = 'GIVEN_UP' where id = $1`, [id]);
  return id;
}

const emailTo = (address: string, subject = '') => ({
  template: 'welcome',
  to: { name: 'Maria', address },
  language: 'en',
  values: { name: subject, url: 'https://zampa.example' },
});

describe('erasure of a person', () => {
  const product = useProduct();

  it('deletes e-mails to the erased address, and none to an address that contains it', async () => {
    const owner = await newOwner(product());
    const longer = `maria.${owner.email}`;
    const invitation = { id: '019f0000-0000-7000-8000-000000000001', sent: 1 };
    const own = [
      await insertFailedJob(product(), 'sendEmail', emailTo(owner.email)),
      await insertFailedJob(product(), 'sendEmail', emailTo(owner.email.toUpperCase())),
      await insertFailedJob(product(), 'sendInvitationEmail', {
        ...invitation,
        email: emailTo(owner.email),
      }),
    ];
    const ofOthers = [
      await insertFailedJob(product(), 'sendEmail', emailTo(longer)),
      await insertFailedJob(product(), 'sendInvitationEmail', {
        ...invitation,
        email: emailTo(longer),
      }),
      await insertFailedJob(product(), 'sendEmail', emailTo('nina@other.example', owner.email)),
    ];
    await requestAndRunErasure(product(), owner);
    const { rows } = await product().pool.query<{ id: string }>(
      'select id from outbox where id = any($1) order by id',
      [[...own, ...ofOthers]],
    );
    expect(rows.map(({ id }) => Number(id))).toEqual(ofOthers);
  });
});
