import type { Translate } from '@zampa/i18n/translator';
import type { PageName } from '../pages/page-name.ts';

/** What a page is called, above it and in the browser's tab. */
export function pageTitle(t: Translate, page: PageName): string {
  switch (page) {
    case 'home':
      return t('settings:places.home');
    case 'requests':
      return t('settings:places.requests');
    case 'calendar':
      return t('settings:places.calendar');
    case 'clients':
      return t('settings:places.clients');
    case 'import':
      return t('settings:places.import');
    case 'team':
      return t('settings:places.team');
    case 'settings':
      return t('settings:places.settings');
    case 'digital-payments':
      return t('settings:facility.payments');
    case 'my-data':
      return t('settings:person.myData');
    case 'change-password':
      return t('settings:person.password');
    case 'new-facility':
      return t('settings:places.newFacility');
    case 'facility-code':
      return t('settings:places.facilityCode');
    case 'onboarding':
      return t('settings:places.onboarding');
    case 'trial-expired':
      return t('settings:trial.expired');
    case 'facility-data':
      return t('settings:places.facilityData');
    case 'services':
      return t('settings:places.services');
    case 'hours':
      return t('settings:places.hours');
    case 'timetables':
      return t('settings:places.timetables');
  }
}

/** The tab's title; the number of what waits stands in front, where a narrow tab still shows it. */
export function tabTitle(title: string, waiting: number): string {
  return waiting > 0 ? `(${waiting}) ${title} · Zampa` : `${title} · Zampa`;
}
