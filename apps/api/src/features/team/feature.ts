import { defineFeature } from '../../feature.ts';
import { acceptApplicant } from './accept-applicant.ts';
import { updateStaff } from './update-staff.ts';
import { removeLink } from './remove-link.ts';
import { readApplicants } from './read-applicants.ts';

/** The staff of a facility: what each may do and treats, who comes and who leaves. */
export const teamFeature = defineFeature({
  calls: {
    forPeople: { updateStaff, readApplicants, acceptApplicant, removeLink },
  },
});
