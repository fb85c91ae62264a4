import { createClient } from '@zampa/contract/clients/create-client';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { inviteStaff } from '@zampa/contract/invitations/invite-staff';
import { newVet, type Vet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { addManySeats } from '../subscription/choose-plan.ts';

const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe('bulk invitations', () => {
  const product = useProduct();
  const counted = async (text: string, { facility }: Vet): Promise<number> => {
    const { rows } = await product().pool.query<{ count: number }>(text, [facility.id]);
    return rows[0]?.count ?? 0;
  };

  it('invite 200 existing and new clients in at most 20 SQL statements and publish each', async () => {
    const vet = await newVet(product());
    const phoneOf = (index: number) => `+39333000${1000 + index}`;
    const existingClients = await Promise.all(
      times(5, async (index) => {
        const person = { firstName: `Known ${index}`, lastName: 'Client', phone: phoneOf(index) };
        return vet.call(createClient, { body: { FacilityId: vet.facility.id, ...person } });
      }),
    );
    const { heard } = await openSocket(vet);
    const users = [
      ...existingClients.map(({ userId }) => ({ id: userId })),
      ...times(195, (index) => ({ phone: phoneOf(index + 5), firstName: `New ${index}` })),
    ];
    const query = { facilityId: vet.facility.id };
    const statements = await product().statementsOf(async () => {
      expect(await vet.call(inviteClients, { query, body: { users } })).toMatchObject({
        invited: 200,
      });
      const countClientMessages = () => heard.filter(([name]) => name === 'client').length;
      await expect.poll(countClientMessages).toBeGreaterThanOrEqual(200);
    });
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(20);
    const invited = `select count(*)::int from facility_clients where facility_id = $1 and status = 'INVITED'`;
    expect(await counted(invited, vet)).toBe(200);
    const open = `select count(*)::int from invitations where facility_id = $1 and status = 'OPEN'`;
    expect(await counted(open, vet)).toBe(200);
  });

  it('enqueue all e-mails in one SQL statement, each with its own text', async () => {
    const vet = await newVet(product());
    const query = { facilityId: vet.facility.id };
    const message = (index: number) => `Number ${index} of the list`;
    const addressOf = (index: number) => `many.${index}@example.test`;
    const statements = await product().statementsOf(() => {
      const users = times(60, (index) => ({ email: addressOf(index), message: message(index) }));
      return vet.call(inviteClients, { query, body: { users } });
    });
    expect(statements.filter((text) => text.startsWith('insert into "outbox"'))).toHaveLength(1);
    for (const index of [0, 31, 59]) {
      const { mail } = await product().mailbox.next({ to: addressOf(index) });
      expect(mail.text).toContain(message(index));
    }
  });

  it('enqueue the e-mails to colleagues in one SQL statement', async () => {
    const vet = await newVet(product());
    await addManySeats(product(), vet);
    const query = { facilityId: vet.facility.id };
    const person = { firstName: 'Nina', lastName: 'Neri', idRole: 3 };
    const statements = await product().statementsOf(() => {
      const users = times(50, (index) => ({ ...person, email: `colleague.${index}@example.test` }));
      return vet.call(inviteStaff, { query, body: { users } });
    });
    expect(
      statements.filter((text) => /^insert into "(outbox|invitations)"/.test(text)),
    ).toHaveLength(2);
    await product().mailbox.next({ to: 'colleague.49@example.test' });
  });

  it('are rejected above the rest of the daily limit, which a smaller list can still use', async () => {
    const vet = await newVet(product());
    const query = { facilityId: vet.facility.id };
    const invite = (prefix: string, count: number) => {
      const users = times(count, (index) => ({ email: `${prefix}.${index}@example.test` }));
      return vet.call(inviteClients, { query, body: { users } });
    };
    await invite('first', 50);
    await expect(invite('second', 51)).rejects.toMatchObject({ status: 429 });
    expect(await invite('third', 50)).toMatchObject({ invited: 50 });
    await expect(invite('fourth', 1)).rejects.toMatchObject({ status: 429 });
  });
});
