import { checkAudit, dropOldAudit } from './audit.ts'
import { changeArticle, createArticle } from './articles.ts'
import type { Command } from './command.ts'
import { removeRedirect, setRedirect } from './redirects.ts'
import { changeDiscountCode, createDiscountCode } from './discounts.ts'
import { changeBanner, changeFaq, createBanner, createFaq } from './faqs-and-banners.ts'
import { changeGiftCampaign, createGiftCampaign } from './gift-campaigns.ts'
import { changeProduct, correctStock, createProduct, receiveStock } from './goods.ts'
import { giveUp, runJob } from './jobs.ts'
import { givePoints, lock, pseudonym, takePoints, unlock } from './members.ts'
import {
  audit,
  confirmRefund,
  confirmSurplus,
  confirmTransfer,
  recordPayment,
  refundOfLines,
  retryRefund,
  settleDifference,
} from './money.ts'
import {
  arriveAtStore,
  attention,
  askCourier,
  book,
  cancel,
  deliver,
  goodsMissing,
  handOverParcel,
  putAway,
  refund,
  ship,
  startPicking,
  takeBack,
  hold,
  release,
} from './orders.ts'
import { changePromotion, createPromotion } from './promotions.ts'
import { setAccessories, setBundle, setSiblings, setSplitStocks } from './relatives.ts'
import { changeSetting, settings } from './settings.ts'
import { changeCategory, createCategory, setFilms, setPictures, setShelves } from './shelves.ts'
import { changeRoles, createRole, officeLink, officeReset, resumeStaff, suspendStaff } from './staff.ts'
import { changeTag, changeTopic, createTag, createTopic, writePage } from './topics-tags-and-pages.ts'

/** What operations do from the command line: `npm run shop -- <name> …`. There are no pages for it (D-65). */
export const commands: Readonly<Record<string, Command>> = {
  lock,
  unlock,
  pseudonym,
  'give-points': givePoints,
  'take-points': takePoints,
  cancel,
  hold,
  release,
  'start-picking': startPicking,
  'hand-over': handOverParcel,
  book,
  'put-away': putAway,
  ship,
  'arrive-at-store': arriveAtStore,
  'ask-courier': askCourier,
  deliver,
  'goods-missing': goodsMissing,
  'take-back': takeBack,
  refund,
  'confirm-transfer': confirmTransfer,
  'confirm-surplus': confirmSurplus,
  'confirm-refund': confirmRefund,
  'retry-refund': retryRefund,
  'refund-lines': refundOfLines,
  'record-payment': recordPayment,
  'settle-difference': settleDifference,
  'office-link': officeLink,
  'office-reset': officeReset,
  'suspend-staff': suspendStaff,
  'resume-staff': resumeStaff,
  'change-roles': changeRoles,
  'create-role': createRole,
  settings,
  'change-setting': changeSetting,
  'receive-stock': receiveStock,
  'correct-stock': correctStock,
  'create-product': createProduct,
  'change-product': changeProduct,
  'create-category': createCategory,
  'change-category': changeCategory,
  'set-shelves': setShelves,
  'set-pictures': setPictures,
  'set-films': setFilms,
  'set-accessories': setAccessories,
  'set-siblings': setSiblings,
  'set-bundle': setBundle,
  'set-split-stocks': setSplitStocks,
  'set-redirect': setRedirect,
  'remove-redirect': removeRedirect,
  'create-discount-code': createDiscountCode,
  'change-discount-code': changeDiscountCode,
  'create-promotion': createPromotion,
  'change-promotion': changePromotion,
  'create-gift-campaign': createGiftCampaign,
  'change-gift-campaign': changeGiftCampaign,
  'create-tag': createTag,
  'change-tag': changeTag,
  'create-article': createArticle,
  'change-article': changeArticle,
  'create-topic': createTopic,
  'change-topic': changeTopic,
  'create-faq': createFaq,
  'change-faq': changeFaq,
  'create-banner': createBanner,
  'change-banner': changeBanner,
  'write-page': writePage,
  attention,
  audit,
  'check-audit': checkAudit,
  'drop-old-audit': dropOldAudit,
  'give-up': giveUp,
  'run-job': runJob,
}
