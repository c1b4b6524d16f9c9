import { CACHE_TIMES } from '@callboard/contract/cache-times';
import { type Task, taskEndpoints } from '@callboard/contract/tasks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointQuery } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast-store.ts';

export const tasksQuery = endpointQuery(taskEndpoints.list, {}, CACHE_TIMES.tasks);

const ABOUT_TASKS = ['/api/tasks'];

type Edit = { task: Task; text: string; dueOn: string | null };

/** What changes tasks: gone from the list at once, back if it fails. */
export function useTaskChanges() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ABOUT_TASKS });
  const show = async (next: (tasks: Task[]) => Task[]) => {
    // A list that is on its way does not know of this yet.
    await queries.cancelQueries({ queryKey: tasksQuery.queryKey });
    queries.setQueryData(
      tasksQuery.queryKey,
      (before) => before && { ...before, items: next(before.items) },
    );
  };
  const hide = (key: string) => show((tasks) => tasks.filter((task) => task.key !== key));
  const change = (key: string, changes: Partial<Task>) =>
    show((tasks) => tasks.map((task) => (task.key === key ? { ...task, ...changes } : task)));
  const failed = (error: Error) =>
    toast({ title: 'Not saved', description: error.message, variant: 'destructive' });

  const restore = useMutation({
    mutationFn: (task: Task) => setDone(task, false),
    onError: failed,
    onSettled: refresh,
  });
  const complete = useMutation({
    mutationFn: (task: Task) => setDone(task, true),
    onMutate: ({ key }) => hide(key),
    onSuccess: (_, task) =>
      toast({
        title: task.todoId === null ? 'Put aside until something new happens' : 'Done',
        action: { label: 'Undo', onSelect: () => restore.mutate(task) },
      }),
    onError: failed,
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (task: Task) =>
      call(taskEndpoints.removeTodo, { params: { id: task.todoId ?? '' } }),
    onMutate: ({ key }) => hide(key),
    onSuccess: () => toast({ title: 'To-do deleted' }),
    onError: failed,
    onSettled: refresh,
  });
  const edit = useMutation({
    mutationFn: ({ task, ...body }: Edit) =>
      call(taskEndpoints.changeTodo, { params: { id: task.todoId ?? '' }, body }),
    onMutate: ({ task: { key }, ...changes }) => change(key, changes),
    onError: failed,
    onSettled: refresh,
  });
  return { complete: complete.mutate, remove: remove.mutate, edit: edit.mutate };
}

function setDone({ key, todoId }: Task, isDone: boolean): Promise<unknown> {
  if (todoId !== null) {
    return call(taskEndpoints.changeTodo, { params: { id: todoId }, body: { isDone } });
  }
  return call(isDone ? taskEndpoints.dismiss : taskEndpoints.restore, { body: { key } });
}

export function useAddTodo() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { text: string; dueOn: string | null }) =>
      call(taskEndpoints.addTodo, { body }),
    onSettled: () => queries.invalidateQueries({ queryKey: ABOUT_TASKS }),
  });
}
