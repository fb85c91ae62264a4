import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { CallDefinition } from '../call.ts';
import { callsByName } from '../calls.ts';

/** Fields of answers that contain health data, or text of conversations. */
const HEALTH_FIELDS = [
  'findings',
  'assessment',
  'diagnoses',
  'vitals',
  'batch',
  'medicine',
  'doses',
  'message',
  'weight',
  'chronic',
];

/** Reads that are not recorded although their answers have such fields, and why. */
const NOT_RECORDED: Readonly<Record<string, string>> = {
  readSharedRecord: 'opened by a link of the family, which counts its views',
  readSharedDocument: 'opened by a link of the family, which counts its views',
  readSharedPdf: 'opened by a link of the family, from the page that counts its views',
  readCardStatus: 'a text about payments',
  readInvitations: 'texts of invitations',
  readNoteTemplates: 'templates without pets',
  readMedicines: 'names of medicines without pets',
  readClients: 'the cards of pets in the list of clients',
  readFamily: 'the cards of pets of a family',
  readMe: 'the person’s own data',
  readPets: 'the card of a pet with its weight, which every list shows',
  readPetFamily: 'the card of a pet with its weight, which every list shows',
  readInbox: 'a line of each conversation; opening one is recorded',
  readRequests: 'a line of each conversation; opening one is recorded',
  searchRequests: 'a line of each conversation; opening one is recorded',
  readDiary: 'a line of each entry; opening one is recorded',
  searchDiary: 'a line of each entry; opening one is recorded',
};

const calls: readonly (readonly [string, CallDefinition])[] = Object.entries(callsByName);
const isRead = ({ method, reads }: CallDefinition) => method === 'GET' || reads === true;

/** Returns whether an answer has one of the fields, at any depth. */
function hasHealthField({ answer, views }: CallDefinition): boolean {
  const text = JSON.stringify(
    [answer, ...Object.values(views ?? {})].map(
      (schema) => schema && z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }),
    ),
  );
  return HEALTH_FIELDS.some((field) => text.includes(`"${field}":`));
}

describe('the audit log', () => {
  it('records every read of health data by staff, or has a reason why not', () => {
    const missing = calls
      .filter(([, call]) => isRead(call) && (hasHealthField(call) || isHealthDocument(call)))
      .filter(([name, call]) => call.audit?.kind !== 'HEALTH_READ' && !(name in NOT_RECORDED))
      .map(([name]) => name);
    expect(missing).toEqual([]);
  });

  it('has no reason for calls that are recorded or have no health data', () => {
    const useless = Object.keys(NOT_RECORDED).filter((name) => {
      const call = calls.find(([each]) => each === name)?.[1];
      const hasHealth = call && (hasHealthField(call) || isHealthDocument(call));
      return !call || call.audit !== undefined || !hasHealth;
    });
    expect(useless).toEqual([]);
  });

  it('records every change of the health record by staff', () => {
    const ofFamilies = [
      'answerDose',
      'startTherapy',
      'createShare',
      'deleteShare',
      'updateRecordAccess',
      'actOnRecallLink',
    ];
    const missing = calls
      .filter(([, call]) => call.feature === 'health' && !isRead(call) && !call.audit)
      .map(([name]) => name);
    expect(missing.toSorted()).toEqual(ofFamilies.toSorted());
  });
});

const isHealthDocument = ({ bytes, feature }: CallDefinition) =>
  bytes === true && feature === 'health';
