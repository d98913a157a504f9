-- News stay until all that follows from them is done. Who carries them notes the job; who has done what follows deletes
-- them; what fails notes why and when it is tried again. So whatever a crash leaves behind stands here, with its age.
alter table news
  add column job_id bigint,
  add column due_at timestamptz not null default now(),
  add column attempts integer not null default 0,
  -- Names of reactions that are done while others of the same news are not.
  add column done jsonb not null default '[]',
  add column last_error text;
create index news_due on news (due_at, id) where job_id is null;

-- What the queue alone knew of until now comes back to the outbox.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  with taken as (
    delete from graphile_worker._private_jobs as jobs
    using graphile_worker._private_tasks as tasks
    where tasks.id = jobs.task_id and tasks.identifier in ('news', 'reaction') and jobs.locked_at is null
    returning tasks.identifier, jobs.payload::jsonb as payload
  )
  insert into news (payload)
  select each.payload from taken, lateral jsonb_array_elements(taken.payload) as each (payload) where taken.identifier = 'news'
  union all
  select taken.payload -> 'news' from taken where taken.identifier = 'reaction';
end
$$;
