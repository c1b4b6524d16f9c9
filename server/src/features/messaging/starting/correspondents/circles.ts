import type { Role } from '@callboard/contract/roles';

/** Sets of people out of which somebody's correspondents are. */
export type Circle =
  // Talents by name, whether or not there is a connection.
  | 'talents_by_name'
  | 'talents_by_stage_name'
  // Talents who applied to, or were asked for, productions of one's teams.
  | 'cast_talents'
  | 'agents'
  | 'everyone_else'
  | 'production_colleagues'
  // Clients in whose productions the talent for whom one writes is cast.
  | 'casting_clients'
  // Agents who work for a talent that one is or keeps.
  | 'own_agents'
  // Talents for whom an agent works, or the guardians who keep their profiles.
  | 'own_talents'
  | 'agency_colleagues';

/**
 * The rules of who may begin with whom, the other way round. Strangers are found by their name; who is
 * connected stands there before anything was typed.
 */
export function circlesOf(role: Role, isNameAsked: boolean, isForTalent: boolean): Circle[] {
  const talents: Circle[] = ['talents_by_name', 'talents_by_stage_name'];
  if (role === 'admin') return [...talents, 'everyone_else'];
  if (role === 'talent') return ['casting_clients', 'own_agents'];
  if (role === 'agent') {
    return isForTalent ? ['casting_clients'] : ['own_talents', 'agency_colleagues'];
  }
  return isNameAsked
    ? [...talents, 'agents', 'production_colleagues']
    : ['cast_talents', 'production_colleagues'];
}
