import { sql } from 'drizzle-orm';
import { fileAddress } from '../../db/file-address.ts';
import type { PersonalData } from '../../personal-data.ts';

/** Export of a person's profile. */
export const profileData: PersonalData = {
  parts: {
    profile: {
      tables: ['users'],
      json: ({ userId }) => sql`
        select json_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name,
          'lastName', u.last_name, 'isVet', u.is_vet, 'enabled', u.enabled, 'status', u.status,
          'marketing', u.marketing, 'thirdparties', u.thirdparties, 'language', u.language,
          'phone', u.phone, 'mobile', u.mobile, 'address', u.address, 'city', u.city, 'country', u.country,
          'region', u.region, 'postcode', u.postcode, 'taxNumber', u.tax_number,
          'veterinaryCode', u.veterinary_code, 'image', ${fileAddress(sql`u.image_id`)},
          'dateWelcomed', iso_instant(u.welcomed_at), 'dateCreated', iso_instant(u.created_at),
          'dateUpdated', iso_instant(u.updated_at))
        from users u where u.id = ${userId}`,
    },
  },
};
