// Runs before anything else, in the oldest language browsers know, so that one that is too old for the app says so and nothing breaks
// half-way. Each test stands for the oldest versions served: Chromium 100, Firefox 104, Safari 16.
(function () {
  "use strict";

  function isNewEnough() {
    try {
      return (
        "noModule" in document.createElement("script") && // module scripts
        typeof Object.hasOwn === "function" && // Chromium 93, Firefox 92, Safari 15.4
        typeof window.structuredClone === "function" && // Chromium 98, Firefox 94, Safari 15.4
        typeof Array.prototype.findLast === "function" && // Chromium 97, Firefox 104, Safari 15.4
        typeof window.indexedDB === "object"
      );
    } catch (cause) {
      return false;
    }
  }

  function add(parent, tag, text) {
    var element = document.createElement(tag);
    if (text) element.appendChild(document.createTextNode(text));
    parent.appendChild(element);
    return element;
  }

  function addPart(parent, language, title, texts) {
    var part = add(parent, "section");
    part.setAttribute("lang", language);
    add(part, "h1", title).style.cssText = "font-size: 24px; line-height: 1.4";
    for (var index = 0; index < texts.length; index += 1) add(part, "p", texts[index]);
  }

  function show() {
    var main;
    // The rest of the page, the app's script with it, becomes text that nobody sees. (To stop the loading instead leaves a page that
    // waits for its style for good and is never painted.)
    document.write("<body><plaintext hidden>");
    document.getElementsByTagName("plaintext")[0].style.display = "none";
    document.title = "RxBaseline";
    main = add(document.body, "div");
    main.setAttribute("role", "main");
    main.id = "old-browser";
    main.style.cssText = "max-width: 640px; margin: 0 auto; padding: 40px 16px; font: 17px/1.6 sans-serif; color: #1c1f1d";
    addPart(main, "en", "This browser is too old for RxBaseline", [
      "The exam keeps its own clock and stores every response on this machine. This browser lacks what that needs, so nothing has been started and no time is running.",
      "Please use Edge or Chrome 100, Firefox 104, Safari 16, or a newer one, or ask the coordinator for another machine.",
    ]);
    addPart(main, "zh-CN", "此浏览器版本过旧，无法使用 RxBaseline", [
      "考试需要独立计时，并把每次作答保存在本机；当前浏览器不具备这些功能。考试尚未开始，也没有计时。",
      "请使用 Edge 或 Chrome 100、Firefox 104、Safari 16 及以上版本，或请协调员更换电脑。",
    ]);
    add(main, "p", navigator.userAgent).style.cssText = "font-size: 13px; color: #555b57";
  }

  if (!isNewEnough()) show();
})();
