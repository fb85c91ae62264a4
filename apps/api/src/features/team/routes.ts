import { acceptApplicant } from '@zampa/contract/team/accept-applicant';
import { readApplicants } from '@zampa/contract/team/read-applicants';
import { removeLink } from '@zampa/contract/team/remove-link';
import { updateStaff } from '@zampa/contract/team/update-staff';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import { accept } from './accept-applicant.ts';
import { changeMember } from './change-member.ts';
import { endLink } from './end-link.ts';
import { findApplicants } from './find-applicants.ts';

/** The staff of a facility: what each may do and treats, who comes and who leaves. */
export const team: Feature<Deps> = (serve, deps) => {
  serve.forPeople(updateStaff, (served) => changeMember(deps, served));
  serve.forPeople(readApplicants, ({ tx, params }) => findApplicants(tx, params.id));
  serve.forPeople(acceptApplicant, (served) => accept(deps, served));
  serve.forPeople(removeLink, (served) => endLink(deps, served));
};
