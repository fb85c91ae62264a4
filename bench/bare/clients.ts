import type { Work } from './work.ts';

/** The newest 50 clients whose name, address or number holds what was typed, with their pets. */
export const clients: Work = async (pool, query) => {
  const { rows } = await pool.query<{ list: string }>({
    name: 'bare clients',
    text: `select coalesce(json_agg(row_to_json(found)), '[]')::text as list from (
      select fc.id, fc.user_id, fc.family_id, coalesce(fc.contact->>'firstName', u.first_name) as first_name,
        coalesce(fc.contact->>'lastName', u.last_name) as last_name, coalesce(fc.contact->>'email', u.email) as email,
        coalesce(fc.contact->>'phone', u.phone) as phone, coalesce(fc.contact->>'mobile', u.mobile) as mobile,
        fc.contact->>'address' as address, fc.contact->>'postcode' as postcode, fc.contact->>'city' as city,
        fc.contact->>'taxNumber' as tax_number, 0 as balance, null as delivery, u.image_id, fc.status, fc.client_from, fc.note,
        u.account_id, u.is_vet, u.language, not u.enabled as closing, fc.created_at, fc.updated_at, pets.list as pets
      from (select fc.*, to_char(coalesce(fc.client_from, fc.created_at) at time zone 'UTC', 'YYYYMMDDHH24MISSUS') as key
        from facility_clients fc join users u on u.id = fc.user_id
        where fc.facility_id = $1 and fc.status <> 'REMOVED'
          and (plain_name(u.first_name || ' ' || u.last_name) like plain_name('%' || $2 || '%')
            or u.email like lower('%' || $2 || '%') or u.phone_digits like '%' || $3 || '%'
            or plain_name(concat_ws(' ', fc.contact->>'firstName', fc.contact->>'lastName', fc.contact->>'email',
              fc.contact->>'phone', fc.contact->>'mobile')) like plain_name('%' || $2 || '%'))
        order by key desc, fc.id::text desc limit 50) fc
      join users u on u.id = fc.user_id
      cross join lateral (select coalesce(json_agg(row_to_json(p)), '[]') as list from (
        select p.id, p.name, p.birth_date, p.sex, p.family_id, p.species_id, p.breed_id, p.coat_id, p.origin_id,
          p.image_id, p.weight_grams, p.microchip, p.neutered, p.created_at, p.updated_at
        from facility_pets fp join pets p on p.id = fp.pet_id
        where fp.facility_id = fc.facility_id and p.family_id = fc.family_id and p.deleted_at is null) p) pets
      order by fc.key desc, fc.id::text desc) found`,
    values: [query.get('facility'), query.get('name'), query.get('digits')],
  });
  return rows[0]?.list ?? '[]';
};
