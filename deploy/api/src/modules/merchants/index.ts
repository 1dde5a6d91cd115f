export { branchesOf, openingDays, type Hours, branchesOfMerchant } from './branch.service.ts';
export {
  type EditedBranch,
  insertBranch,
  listBranches,
  readBranch,
  readBranchPlaces,
  updateBranch,
} from './branch-editing.service.ts';
export {
  type EditedMerchant,
  findMerchant,
  insertMerchant,
  lockMerchant,
  setMerchantDistricts,
  setMerchantPublished,
  updateMerchant,
} from './merchant-editing.service.ts';
export {
  MANAGERS,
  OWNERS,
  merchantFor,
  merchantOfUser,
  requireMember,
  type Member,
  type MerchantRole,
} from './membership.service.ts';
export { merchantNames } from './merchant-names.service.ts';
export { fileMerchants, rateMerchant } from './merchant-standing.service.ts';
export { branches, merchants } from './merchants.tables.ts';
export { branchNames } from './branch-names.ts';
