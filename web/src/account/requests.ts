/** The requests of the page of one's account. */

import { ask } from "../lib/api";
import type {
  Account,
  AccountAnswer,
  FarewellRequest,
  LinkInfo,
  LinkPasswordRequest,
  MadeToken,
  PasswordRequest,
  SessionInfo,
  SignInRequest,
  SignUpRequest,
  TokenInfo,
  TokenRequest,
} from "../wire/types";

export const ownAccount = (): Promise<AccountAnswer> => ask("api/account");

export const signUp = (request: SignUpRequest): Promise<Account> => ask("api/account", request);

export const lookAtLink = (link: string): Promise<LinkInfo> => ask("api/links", { link });

export const setPasswordByLink = (request: LinkPasswordRequest): Promise<Account> =>
  ask("api/links/password", request);

export const signIn = (request: SignInRequest): Promise<Account> => ask("api/sessions", request);

export const signOut = (): Promise<void> => ask("api/sessions/current", undefined, { method: "DELETE" });

export const ownSessions = (): Promise<SessionInfo[]> => ask("api/sessions");

export const endSession = (id: string): Promise<void> =>
  ask(`api/sessions/${encodeURIComponent(id)}`, undefined, { method: "DELETE" });

export const ownTokens = (): Promise<TokenInfo[]> => ask("api/tokens");

export const makeToken = (request: TokenRequest): Promise<MadeToken> => ask("api/tokens", request);

export const revokeToken = (id: string): Promise<void> =>
  ask(`api/tokens/${encodeURIComponent(id)}`, undefined, { method: "DELETE" });

export const changePassword = (request: PasswordRequest): Promise<void> =>
  ask("api/account/password", request);

export const deleteAccount = (request: FarewellRequest): Promise<void> => ask("api/account/delete", request);
