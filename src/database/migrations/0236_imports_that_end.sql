-- Which row of a file ended its reading (IMP-02), and whether who takes an import back may put away what is on sale (IMP-11).
alter table imports add problem_row int, add undo_publishes boolean not null default false;
