import type { Translate } from '@zampa/i18n/translator';
import type { PageName } from '../pages/page-name.ts';

/** What a page is called, above it and in the browser's tab. */
export function pageTitle(t: Translate, page: PageName): string {
  switch (page) {
    case 'home':
      return t('settings:places.home');
    case 'requests':
      return t('settings:places.requests');
    case 'clients':
      return t('settings:places.clients');
    case 'settings':
      return t('settings:places.settings');
    case 'my-data':
      return t('settings:person.myData');
    case 'change-password':
      return t('settings:person.password');
    case 'new-facility':
      return t('settings:places.newFacility');
    case 'facility-code':
      return t('settings:places.facilityCode');
  }
}

/** The tab's title; a number of new requests stands in front, where a narrow tab still shows it. */
export function tabTitle(title: string, newCount: number): string {
  return newCount > 0 ? `(${newCount}) ${title} · Zampa` : `${title} · Zampa`;
}
