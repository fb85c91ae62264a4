import { joinFamily } from '@zampa/contract/families/join-family';
import { removeFamilyMember } from '@zampa/contract/families/remove-family-member';
import { setFamilyMember } from '@zampa/contract/families/set-family-member';
import { readFamily } from '@zampa/contract/families/read-family';
import { withoutPersonIn } from '../../platform/acting.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import { askToJoin } from './ask-to-join.ts';
import { findFamily } from './find-family.ts';
import { removeMember } from './remove-member.ts';
import { setMember } from './set-member.ts';

/** Families and their people: joining, accepting, roles, leaving. */
export const families: Feature<Deps> = (serve, deps) => {
  serve.forPeople(readFamily, ({ viewer, relation, tx, query }) =>
    findFamily(tx, viewer, relation, query),
  );
  serve.forPeople(joinFamily, (served) => askToJoin(deps, served));
  serve.forPeople(setFamilyMember, (served) =>
    withoutPersonIn(served.tx, 'family', (tx) => setMember(deps, { ...served, tx })),
  );
  serve.forPeople(removeFamilyMember, (served) =>
    withoutPersonIn(served.tx, 'family', (tx) => removeMember(deps, { ...served, tx })),
  );
};
