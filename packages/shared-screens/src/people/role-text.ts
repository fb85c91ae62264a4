import { roleName } from '@zampa/domain/people/roles';
import type { Translate } from '@zampa/i18n/translator';

/** Returns the label of a clinic role; empty for other roles. */
export function roleText(t: Translate, idRole: number): string {
  switch (roleName(idRole)) {
    case 'VET_FACILITY_ADMIN':
      return t('settings:roles.VET_FACILITY_ADMIN');
    case 'VET_ORG_ADMIN':
      return t('settings:roles.VET_ORG_ADMIN');
    case 'VET_VETERINARIAN':
      return t('settings:roles.VET_VETERINARIAN');
    case 'VET_BACKOFFICE':
      return t('settings:roles.VET_BACKOFFICE');
    case 'VET_SECRETARY':
      return t('settings:roles.VET_SECRETARY');
    case 'VET_CONSULTANT':
      return t('settings:roles.VET_CONSULTANT');
    case 'VET_ASSISTANT':
      return t('settings:roles.VET_ASSISTANT');
    case 'VET_STAFF':
      return t('settings:roles.VET_STAFF');
    default:
      return '';
  }
}
