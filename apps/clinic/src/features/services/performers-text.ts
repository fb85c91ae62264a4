import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { mayRunServices } from '@zampa/domain/people/staff-rights';
import { personName } from '@zampa/i18n/person-name';
import type { Translate } from '@zampa/i18n/translator';

/** Returns who performs a service, as set for each team member; those without a choice perform every service. */
export function performersText(
  t: Translate,
  staff: readonly StaffMember[],
  serviceId: string,
): string {
  const clinicians = staff.filter(({ idRole }) => mayRunServices(idRole));
  const performers = clinicians.filter(
    ({ services = [] }) => services.length === 0 || services.includes(serviceId),
  );
  if (performers.length === 0) return t('services:setup.performedByNobody');
  if (performers.length === clinicians.length) return t('services:setup.performedByAll');
  return t('services:setup.performedBy', { names: performers.map(personName).join(', ') });
}
