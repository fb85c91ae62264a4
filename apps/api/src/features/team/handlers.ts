// Made by `npm run generate` from the files that are named here.
export { acceptApplicant } from './accept-applicant.ts';
export { readApplicants } from './read-applicants.ts';
export { removeLink } from './remove-link.ts';
export { updateStaff } from './update-staff.ts';
