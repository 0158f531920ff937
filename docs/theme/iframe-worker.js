// A page that is opened from the disk can't start a worker. The search then runs in a hidden frame instead.
if (location.protocol === "file:") {
  const deliver = (to, data) => setTimeout(() => to.dispatchEvent(new MessageEvent("message", { data })));

  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.waiting = []; // messages, until the script in the frame has loaded
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      this.inside = frame.contentWindow;
      this.inside.postMessage = (data) => deliver(this, data);
      const script = this.inside.document.createElement("script");
      script.src = url;
      script.onload = () => this.start();
      this.inside.document.body.append(script);
    }

    start() {
      const messages = this.waiting;
      this.waiting = null;
      messages.forEach((data) => this.postMessage(data));
    }

    postMessage(data) {
      if (this.waiting) this.waiting.push(data);
      else deliver(this.inside, data);
    }
  };
}
