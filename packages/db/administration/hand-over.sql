-- Changes the owner of objects that an administrator created before the server had its own role to that role.
do $$
declare
  made record;
begin
  execute format('alter database %I owner to zampa_server', current_database());
  for made in
    select described.type, described.identity
    from (
      select 'pg_class'::regclass as class, oid, relowner as owner, relnamespace as place
        from pg_class where relkind in ('r', 'p', 'v', 'm', 'S')
      union all select 'pg_proc'::regclass, oid, proowner, pronamespace from pg_proc
      union all select 'pg_type'::regclass, oid, typowner, typnamespace
        from pg_type where typtype in ('r', 'e', 'd')
      union all select 'pg_ts_dict'::regclass, oid, dictowner, dictnamespace from pg_ts_dict
      union all select 'pg_ts_config'::regclass, oid, cfgowner, cfgnamespace from pg_ts_config
    ) own
    cross join lateral pg_identify_object(own.class, own.oid, 0) described
    where own.place = 'public'::regnamespace and own.owner = current_user::regrole
      -- Except objects of extensions, and objects of a column, which follow their table.
      and not exists (select from pg_depend d
        where d.classid = own.class and d.objid = own.oid and d.deptype in ('a', 'e', 'i'))
  loop
    execute format('alter %s %s owner to zampa_server', made.type, made.identity);
  end loop;
end $$;
