-- When something happened: of a diary entry the day or the instant that its author gave, of a visit the time of its
-- booking, else when it was written. A day counts as its noon, or as the moment of writing if that is earlier.
alter table conversations
  add column dated_on date,
  add column dated_at timestamptz,
  add column happened_at timestamptz not null generated always as (
    case
      when dated_at is not null then dated_at
      when dated_on is not null then least((dated_on + time '12:00') at time zone 'UTC', updated_at)
      else created_at
    end
  ) stored,
  -- Of an entry about a weight.
  add column weight_grams integer,
  drop constraint conversations_category,
  -- Features write their own categories, such as a weight.
  add constraint conversations_category check (
    case type
      when 'HEALTH' then category in ('VISIT', 'VIDEOCONSULTATION', 'CONSULTATION')
      else category in ('DIARY_GENERIC', 'BIRTH', 'DEATH', 'TRAINING', 'TRIP', 'BOT_PET', 'FEEDING', 'THERAPY',
        'HYGIENE', 'PLAY', 'SOCIALIZATION', 'SLEEP', 'WALK', 'COMMAND_TRAINING', 'WEIGHT_MONITORING', 'MEDICATION',
        'SYMPTOMS', 'SOCIAL_VISITS', 'VACATION', 'SPECIAL_CARE', 'BREEDING', 'ENVIRONMENT_CHECK')
    end
  ),
  add constraint conversations_one_date check (dated_on is null or dated_at is null),
  add constraint conversations_dated_day check (dated_on is null or type = 'DIARY'),
  add constraint conversations_weight check (
    weight_grams is null or (category = 'WEIGHT_MONITORING' and weight_grams between 1 and 2000000)
  );

-- Diaries are read by the dates of their entries.
drop index conversations_diary_of_facility, conversations_diary_of_family;
create index conversations_diary_of_facility on conversations
  (facility_id, status, happened_at desc nulls last, id desc nulls last) where type = 'DIARY';
create index conversations_diary_of_family on conversations
  (family_id, status, happened_at desc nulls last, id desc nulls last) where type = 'DIARY';
create index conversations_dated_of_facility on conversations
  (facility_id, status, happened_at desc nulls last, id desc nulls last);

-- A visit happens at the time of its valid booking.
create function date_visit() returns trigger language plpgsql as $$
begin
  update conversations c set dated_at = booked.starts_at
  from (select (select k.starts_at from calendar_events k
    where k.conversation_id = new.conversation_id and k.valid) as starts_at) booked
  where c.id = new.conversation_id and c.dated_at is distinct from booked.starts_at;
  return null;
end $$;
create trigger calendar_events_date_visit after insert or update of starts_at, valid on calendar_events
  for each row when (new.conversation_id is not null) execute function date_visit();

update conversations c set dated_at = k.starts_at
from calendar_events k where k.conversation_id = c.id and k.valid and k.starts_at is not null;

-- Recorded weights become diary entries: those by the family for the family, those by staff for their clinic too.
create temporary table weighings on commit drop as
select gen_random_uuid() as id, w.pet_id, p.family_id, w.weight_grams, w.user_id, u.is_vet, w.created_at,
  case when u.is_vet then (
    select fp.facility_id from facility_pets fp
    join facility_staff s on s.facility_id = fp.facility_id and s.user_id = w.user_id
    where fp.pet_id = w.pet_id order by fp.created_at, fp.facility_id limit 1) end as facility_id
from pet_weights w
join pets p on p.id = w.pet_id and p.deleted_at is null
join users u on u.id = w.user_id;
delete from weighings where is_vet and facility_id is null;

insert into conversations (id, type, facility_id, family_id, category, status, priority, source, note, creator_id,
  opened_by_vet, weight_grams, created_at, updated_at)
select id, 'DIARY', facility_id, family_id, 'WEIGHT_MONITORING', 'CLOSED', 'MEDIUM', 'APP', '', user_id, is_vet,
  weight_grams, created_at, created_at
from weighings;
insert into conversation_pets (conversation_id, pet_id) select id, pet_id from weighings;

-- Pets that their family said farewell to have died, unless something else was asked about them afterwards.
update pets p set deceased_on = farewell.day, updated_at = now()
from (
  select distinct on (cp.pet_id) cp.pet_id, (c.created_at at time zone 'UTC')::date as day, c.created_at
  from conversations c join conversation_pets cp on cp.conversation_id = c.id
  where c.type = 'DIARY' and c.category = 'DEATH' order by cp.pet_id, c.created_at) farewell
where p.id = farewell.pet_id and p.deceased_on is null and p.deleted_at is null
  and (p.birth_date is null or p.birth_date <= farewell.day)
  and not exists (
    select from conversations later join conversation_pets of_later on of_later.conversation_id = later.id
    where of_later.pet_id = p.id and later.type = 'HEALTH' and later.created_at > farewell.created_at);
