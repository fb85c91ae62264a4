import { typeOfName } from '@zampa/domain/services/service-types';
import type { Translate } from '@zampa/i18n/translator';

/** What was booked: by the clinic's own names, in the reader's language as long as the clinic has given none. */
export function serviceNamesText(t: Translate, names: readonly string[]): string {
  return names.map((name) => nameText(t, name)).join(', ');
}

function nameText(t: Translate, name: string): string {
  switch (typeOfName(name)) {
    case null:
      return name;
    case 1:
      return t('appointments:service.consultation');
    case 2:
      return t('appointments:service.homeVisit');
    case 3:
      return t('appointments:service.video');
    case 4:
      return t('appointments:service.appointment');
  }
}
