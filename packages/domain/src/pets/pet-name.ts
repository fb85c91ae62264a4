/** Maximum characters of a pet's name; longer names are refused, not cut. */
export const PET_NAME_LENGTH = 100;
