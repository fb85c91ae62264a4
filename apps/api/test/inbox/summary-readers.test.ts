import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { summarizeCalendar } from '@zampa/contract/appointments/summarize-calendar';
import { readDiary } from '@zampa/contract/inbox/read-diary';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { summarize } from '@zampa/contract/conversations/summaries/summarize';
import { at, book, newOpenClinic } from '../appointments/clinic.ts';
import { hire } from '../authorization/scene-people.ts';
import { disableReceptionAnswers } from '@zampa/testing/memberships';
import { joinClinic, newVet, type TestAccount, type TestPerson } from '@zampa/testing/people';
import {
  consultationOf,
  repeatRequest,
  sendChatMessage,
  startConsultation,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const SECRETARY = 5;
const CONSULTANT = 6;
const CATEGORIES = 'CONSULTATION,VISIT';

describe('rows of view=summary', () => {
  const product = useProduct();

  it('say what whole conversations say to the same reader, and nothing else', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, facilityId, visitId } = clinic;
    await book(vet, visitId, { start: at(product().clock.now(), 6), resource: vet.id });
    const { id } = await repeatRequest({ ...clinic, serviceId: await consultationOf(vet) });
    await startConsultation(vet, id);
    await sendChatMessage(owner, id, 'She eats\nagain.');
    const secretary = await hire(product(), facilityId, SECRETARY);
    const consultant = await hire(product(), facilityId, CONSULTANT);
    const strangers = await newVet(product());
    await joinClinic(owner, strangers.facility);
    await disableReceptionAnswers(vet);

    const listed = await Promise.all([
      readBoth(vet, facilityId),
      readBoth(secretary, facilityId),
      readBoth(consultant, facilityId),
      readBoth(strangers, strangers.facility.id),
      readBothOfDiary(owner),
    ]);
    for (const { whole, rows } of listed) {
      expect(rows).toEqual(JSON.parse(JSON.stringify(summarize(whole))));
      const allowed = textsIn(whole);
      expect(textsIn(rows).filter((text) => !allowed.some((each) => isOf(text, each)))).toEqual([]);
    }
    const [ofVet, ofSecretary, ofConsultant, ofStrangers, ofOwner] = listed.map(({ rows }) =>
      JSON.stringify(rows),
    );
    expect(ofVet).toContain('She eats again.');
    expect(ofOwner).toContain('She eats again.');
    expect(ofSecretary).not.toContain('She eats');
    for (const none of [ofConsultant, ofStrangers]) expect(none).toContain('"rows":[]');
  });
});

describe('rows of a calendar with view=summary', () => {
  const product = useProduct();

  it('say what whole entries say to the same reader, and name each person once', async () => {
    const { vet, owner, facilityId, visitId } = await newOpenClinic(product());
    const start = at(product().clock.now(), 6);
    await book(vet, visitId, { start, resource: vet.id });
    const secretary = await hire(product(), facilityId, SECRETARY);
    const consultant = await hire(product(), facilityId, CONSULTANT);
    const strangers = await newVet(product());
    const query = { facilityId, from: start.slice(0, 10), to: start.slice(0, 10) };
    const listed = await Promise.all(
      [vet, secretary, consultant].map(async (reader) => {
        const whole = await reader.call(readCalendar, { query });
        const { json } = await reader.send(readCalendar, { query: { ...query, view: 'summary' } });
        expect(json).toEqual(JSON.parse(JSON.stringify(summarizeCalendar(whole))));
        return JSON.stringify(json);
      }),
    );
    expect(listed.map((json) => json.includes(owner.id))).toEqual([true, true, false]);
    expect(listed.map((json) => json.includes(start))).toEqual([true, true, true]);
    const refused = await strangers.send(readCalendar, { query: { ...query, view: 'summary' } });
    expect(refused).toMatchObject({ status: 404, json: { code: 'FACILITY_UNKNOWN' } });
  });
});

async function readBoth(reader: TestAccount, facilityId: string) {
  const query = { facilityId, category: CATEGORIES };
  return {
    whole: await reader.call(readRequests, { query }),
    rows: (await reader.send(readRequests, { query: { ...query, view: 'summary' } })).json,
  };
}

async function readBothOfDiary(reader: TestPerson) {
  const params = { userId: reader.id };
  return {
    whole: await reader.call(readDiary, { params, query: {} }),
    rows: (await reader.send(readDiary, { params, query: { view: 'summary' } })).json,
  };
}

/** Returns all texts of a value, without names of fields. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.replaceAll(/\s+/g, ' ')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Returns whether a text is another one, or its beginning with an ellipsis. */
const isOf = (text: string, whole: string) =>
  text === whole || (text.endsWith('…') && whole.startsWith(text.slice(0, -1)));
