-- The hours of each timetable are looked up for every free time, and the invitations of a client with every change of
-- how it stands: both without reading those of all clinics.
create index weekly_hours_of_timetable on weekly_hours (timetable_id) where timetable_id is not null;
create index invitations_of_relation on invitations (relation_id) where relation_id is not null;
