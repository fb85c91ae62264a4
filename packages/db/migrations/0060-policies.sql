-- What limits came with stands behind the wall like everything else.
alter table code_tries enable row level security, force row level security;
create policy own on code_tries using ((select app_system()));
alter table sign_in_failures enable row level security, force row level security;
create policy own on sign_in_failures using ((select app_system()));
