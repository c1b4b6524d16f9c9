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
  const hide = async ({ key }: Task) => {
    const at = queries.getQueryData(tasksQuery.queryKey)?.items.findIndex(hasKey(key)) ?? 0;
    await show((tasks) => tasks.filter((task) => task.key !== key));
    return at;
  };
  /** Where it stood: without a connection no newer list comes to bring it back. */
  const putBack = (task: Task, at = 0) =>
    show((tasks) => (tasks.some(hasKey(task.key)) ? tasks : tasks.toSpliced(at, 0, task)));
  const change = (key: string, changes: Partial<Task>) =>
    show((tasks) => tasks.map((task) => (task.key === key ? { ...task, ...changes } : task)));
  const failed = (error: Error) =>
    toast({ title: 'Not saved', description: error.message, variant: 'destructive' });
  const hiddenInVain = (error: Error, task: Task, at: number | undefined) => {
    failed(error);
    return putBack(task, at);
  };

  const restore = useMutation({
    mutationFn: (task: Task) => setDone(task, false),
    onError: failed,
    onSettled: refresh,
  });
  const complete = useMutation({
    mutationFn: (task: Task) => setDone(task, true),
    onMutate: hide,
    onSuccess: (_, task) =>
      toast({
        title: task.todoId === null ? 'Put aside until something new happens' : 'Done',
        action: { label: 'Undo', onSelect: () => restore.mutate(task) },
      }),
    onError: hiddenInVain,
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (task: Task) =>
      call(taskEndpoints.removeTodo, { params: { id: task.todoId ?? '' } }),
    onMutate: hide,
    onSuccess: () => toast({ title: 'To-do deleted' }),
    onError: hiddenInVain,
    onSettled: refresh,
  });
  const edit = useMutation({
    mutationFn: ({ task, ...body }: Edit) =>
      call(taskEndpoints.changeTodo, { params: { id: task.todoId ?? '' }, body }),
    onMutate: ({ task: { key }, ...changes }) => change(key, changes),
    onError: (error, { task }) => {
      failed(error);
      return change(task.key, task);
    },
    onSettled: refresh,
  });
  return { complete: complete.mutate, remove: remove.mutate, edit: edit.mutate };
}

const hasKey = (key: string) => (task: Task) => task.key === key;

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
