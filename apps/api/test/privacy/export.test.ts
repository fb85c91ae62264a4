import { updateClient } from '@zampa/contract/clients/update-client';
import { joinFamily } from '@zampa/contract/families/join-family';
import { readFamily } from '@zampa/contract/families/read-family';
import { updateFamilyMember } from '@zampa/contract/families/update-family-member';
import { readMe } from '@zampa/contract/people/read-me';
import { updateUser } from '@zampa/contract/people/update-user';
import { PersonalDataExport, readPersonalData } from '@zampa/contract/privacy/read-personal-data';
import { newAccount, newOwner } from '@zampa/testing/people';
import { sendCall } from '@zampa/testing/send-call';
import { beforeAll, describe, expect, it } from 'vitest';
import { newTenant, type Tenant } from '../isolation/two-tenants.ts';
import { useProduct } from '../product.ts';

const FAMILY_MEMBER = 10;

describe('personal data export', () => {
  const product = useProduct();
  let alpha: Tenant;
  let beta: Tenant;

  beforeAll(async () => {
    alpha = await newTenant(product(), 'alpha');
    beta = await newTenant(product(), 'beta');
  });

  const exported = (person: Tenant['owner'] | Tenant['vet']) => person.call(readPersonalData, {});

  it('contains all data of an owner: texts, pets, bookings, payments, devices and consents', async () => {
    product().clock.advanceToNext(60);
    const { owner, vet, ...rest } = alpha;
    const data = await exported(owner);
    const text = JSON.stringify(data);
    for (const word of ['note', 'question', 'answer', 'trip', 'pet', 'booking'])
      expect(text).toContain(`alpha${word}`);
    expect(data).toMatchObject({
      account: { email: owner.email, language: 'en' },
      profile: { id: owner.id, firstName: 'alphaowner', email: owner.email, isVet: false },
      families: [{ id: owner.familyId, role: 'FAMILY_ADMIN', members: [] }],
      pets: [{ id: rest.petId, weight: 4000, weights: [{ weight: 4000 }] }],
      clinics: [{ id: vet.facility.id, status: 'ACTIVE', pets: [rest.petId] }],
      conversations: [
        { id: rest.conversationId, note: 'alphanote', readSeq: expect.any(Number) as unknown },
      ],
      diary: [
        { category: 'WEIGHT_MONITORING', note: '', weight: 4000 },
        { note: 'alphatrip', date: expect.any(String) as unknown },
      ],
      appointments: [{ id: rest.bookingId, title: 'alphabooking' }],
      payments: [{ id: rest.paymentId, amount: 2500, refunded: 100, cards: [{ isOwn: true }] }],
      receipts: [{ number: 1, payments: [rest.paymentId] }],
      devices: [{ kind: 'PHONE' }],
      calendarFeeds: [{ hideDetails: expect.any(Boolean) as unknown }],
      notificationPreferences: { quietFrom: 1320 },
    });
    const { consents, sessions, files, notifications } = data;
    expect(consents.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['marketing', 'thirdparties']),
    );
    expect(consents.every(({ textVersion, dateCreated }) => textVersion && dateCreated)).toBe(true);
    expect(sessions.length).toBeGreaterThan(0);
    expect(files).toContainEqual(
      expect.objectContaining({
        petId: rest.petId,
        address: `/api/files/${rest.imageId.split('/').at(-1)}`,
      }),
    );
    expect(notifications).toContainEqual(expect.objectContaining({ kind: 'MESSAGE' }));
  });

  it('contains no data of others, no secrets and no notes of the clinic', async () => {
    product().clock.advanceToNext(60);
    const { owner, vet } = alpha;
    const note = 'a difficult one, says the clinic';
    await vet.call(updateClient, { body: { id: owner.id, FacilityId: vet.facility.id, note } });
    const text = JSON.stringify(await exported(owner));
    expect(text).not.toContain('beta');
    expect(text).not.toContain(vet.email);
    expect(text).not.toContain('alpha-device');
    expect(text).not.toContain(note);
    expect(text).not.toMatch(/password|hash|token/i);
  });

  it('contains only the names of other family members', async () => {
    product().clock.advanceToNext(60);
    const relative = await newOwner(product(), 'Renata');
    await relative.call(updateUser, {
      body: { phone: '+39 02 99887766', address: 'Via Nascosta 9' },
    });
    const family = (await beta.owner.call(readMe, {})).families?.[0];
    await relative.call(joinFamily, { body: { code: family?.code ?? '' } });
    await beta.owner.call(updateFamilyMember, {
      body: { FamilyId: beta.owner.familyId, userId: relative.id, idRole: FAMILY_MEMBER },
    });
    expect(
      (await beta.owner.call(readFamily, { query: { FamilyId: beta.owner.familyId } })).id,
    ).toBe(beta.owner.familyId);
    const data = await exported(beta.owner);
    expect(data.families).toMatchObject([
      { members: [{ id: relative.id, firstName: 'Renata', status: 'ACTIVE' }] },
    ]);
    const text = JSON.stringify(data);
    for (const secret of [relative.email, '99887766', 'Nascosta'])
      expect(text).not.toContain(secret);
    // A family member has the conversations of the family too, but not the devices of others.
    const theirs = await relative.call(readPersonalData, {});
    expect(theirs).toMatchObject({
      conversations: [{ id: beta.conversationId, isOwn: false }],
      devices: [],
      payments: [{ cards: [{ isOwn: false, last4: null }] }],
    });
    expect(JSON.stringify(theirs)).not.toContain(beta.owner.email);
  });

  it('contains the workplaces, hours and absences of a team member, and no client data', async () => {
    product().clock.advanceToNext(60);
    const { vet, owner } = alpha;
    const data = await exported(vet);
    expect(data).toMatchObject({
      profile: { id: vet.id, isVet: true },
      workplaces: [
        {
          id: vet.facility.id,
          role: 'VET_FACILITY_ADMIN',
          timetable: { name: 'alphahours', hours: [{ weekday: 1, fromMinute: 540 }] },
        },
      ],
      absences: [{ reason: 'alphaabsence' }],
      families: [],
      pets: [],
      conversations: [],
      payments: [],
    });
    const text = JSON.stringify(data);
    for (const others of [owner.email, 'alphaquestion', 'alphaimported', 'beta'])
      expect(text).not.toContain(others);
  });

  it('contains only the kind and time of staff notifications and e-mails, without names', async () => {
    product().clock.advanceToNext(60);
    const { vet } = alpha;
    await product().pool.query(
      `insert into mailbox_letters (recipient, subject, text, html, message_id, created_at)
      values ($1, 'New request from alphaowner', 'For: alphapet', '', 'told', now())`,
      [vet.email],
    );
    const { notifications, letters } = await exported(vet);
    expect(notifications.length).toBeGreaterThan(0);
    for (const notification of notifications)
      expect(Object.keys(notification).toSorted()).toEqual(['dateCreated', 'dateRead', 'kind']);
    expect(letters).toContainEqual({ dateSent: expect.any(String) as unknown });
    const text = JSON.stringify([notifications, letters]);
    for (const others of ['alphaowner', 'alphapet']) expect(text).not.toContain(others);
  });

  it('works for an account without a profile', async () => {
    const account = await newAccount(product());
    const data = await account.call(readPersonalData, {});
    expect(data).toMatchObject({ account: { email: account.email }, profile: null, pets: [] });
  });

  it('matches the contract', async () => {
    product().clock.advanceToNext(60);
    const { json } = await alpha.owner.send(readPersonalData);
    expect(() => PersonalDataExport.parse(json)).not.toThrow();
    expect(Object.keys(json as object).toSorted()).toEqual(
      Object.keys(PersonalDataExport.shape).toSorted(),
    );
  });

  it('is allowed once a minute per person', async () => {
    product().clock.advanceToNext(60);
    expect((await alpha.owner.send(readPersonalData)).status).toBe(200);
    const { status, headers } = await alpha.owner.send(readPersonalData);
    expect(status).toBe(429);
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await beta.owner.send(readPersonalData)).status).toBe(200);
    product().clock.advance(wait);
    expect((await alpha.owner.send(readPersonalData)).status).toBe(200);
  });

  it('requires a signed-in person', async () => {
    const { address, ip } = alpha.owner;
    expect((await sendCall({ address, ip }, readPersonalData)).status).toBe(401);
  });
});
