with matching as not materialized (
    select fc.id, fc.known_since as key from facility_clients fc left join users u on u.id = fc.user_id where fc.facility_id = $1 and fc.status = any($2::text[]) and true), page as materialized (
      select key, id from matching  order by key desc, id desc limit $3
    ), shown as (
      select fc.*, u.account_id, case when fc.contact is null then u.first_name else fc.contact->>'firstName' end as first_name,
  case when fc.contact is null then u.last_name else fc.contact->>'lastName' end as last_name, case when fc.contact is null then u.email else fc.contact->>'email' end as email,
  case when fc.status <> 'REMOVED' then nullif(case when fc.contact is null then u.phone else fc.contact->>'phone' end, '') end as phone, case when fc.status <> 'REMOVED' then nullif(case when fc.contact is null then u.mobile else fc.contact->>'mobile' end, '') end as mobile, case when fc.contact is not null then fc.contact->>'address'
    when u.account_id is null then u.address end as address,
  case when fc.contact is not null then fc.contact->>'postcode'
    when u.account_id is null then u.postcode end as postcode, case when fc.contact is not null then fc.contact->>'city'
    when u.account_id is null then u.city end as city,
  case when fc.contact is not null then fc.contact->>'taxNumber'
    when u.account_id is null then u.tax_number end as tax_number, case when fc.contact is null then u.image_id end as image_id,
  (fc.status <> 'REMOVED' and (fc.contact is not null or u.account_id is null)) as recorded, (fc.status <> 'REMOVED' and fc.contact is null
    and u.account_id is not null and not u.enabled) as closing,
  u.updated_at as person_updated_at, listed_1.key
      from (select key, id from page order by key desc, id desc limit $4) listed_1
      join facility_clients fc on fc.id = listed_1.id join users u on u.id = fc.user_id)
    select (select count(*)::int from matching) as total,
      (select coalesce(json_agg(json_build_object(
  'id', fc.id, 'userId', fc.user_id, 'FamilyId', fc.family_id,
  'firstName', fc.first_name, 'lastName', fc.last_name, 'email', fc.email, 'phone', fc.phone,
  'mobile', fc.mobile, 'address', fc.address, 'postcode', fc.postcode, 'city', fc.city, 'taxNumber', fc.tax_number,
  'image', '/api/files/' || fc.image_id,
  'status', fc.status, 'clientFrom', iso_instant(fc.client_from), 'balance', (
  select coalesce(sum(owed_2.amount), 0) from charges owed_2
  where owed_2.family_id = fc.family_id and owed_2.facility_id = fc.facility_id and owed_2.status in ('TO_BE_PAID', 'PENDING')), 'note', fc.note,
  'delivery', (
  select i.delivery from invitations i where i.relation_id = fc.id and i.status = 'OPEN'),
  'registered', fc.account_id is not null, 'recorded', fc.recorded, 'closing', fc.closing, 'dateUpdated', iso_instant(fc.updated_at),
  'pets', (select coalesce(json_agg(json_build_object(
    'id', p.id, 'name', p.name, 'birthDate', p.birth_date, 'sex', p.sex,
    'FamilyId', p.family_id, 'SpeciesId', p.species_id, 'BreedId', p.breed_id,
    'CoatId', p.coat_id, 'OriginId', p.origin_id, 'image', case when true then p.image_id end,
    'avatar', '/api/files/' || case when true then p.image_id end || '?width=64&format=png',
    'weight', case when true then p.weight_grams end, 'microchip', case when true then p.microchip end, 'neutered', case when true then p.neutered end,
    'bites', case when true then p.bites end,
    'allergies', case when true then p.allergies end, 'chronicConditions', case when true then p.chronic_conditions end,
    'deceasedOn', case when true then p.deceased_on end,
    'dateCreated', iso_instant(p.created_at), 'dateUpdated', iso_instant(p.updated_at)) order by p.name, p.id), '[]')
    from facility_pets fp join pets p on p.id = fp.pet_id
    where fp.facility_id = fc.facility_id and p.family_id = fc.family_id and p.deleted_at is null
      and (fc.status = 'ACTIVE' or fc.account_id is null))) order by key desc, id desc), '[]')::text from shown fc) as items,
      case when (select count(*) from page) > $5 then
        (select array[iso_micros(key), id::text] from page order by key asc, id asc offset 1 limit 1) end as last;
